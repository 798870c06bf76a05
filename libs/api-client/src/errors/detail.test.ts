import { describe, expect, it } from 'vitest';
import { normalizeDetail } from './detail.ts';

const textOf = (detail: unknown, sent?: unknown) => normalizeDetail({ detail }, sent).text;

describe('error detail that is a string', () => {
  it('is returned unchanged', () => {
    expect(textOf('Already registered.\nSign in instead.')).toBe(
      'Already registered.\nSign in instead.',
    );
  });

  it.each([[''], ['   '], [null], [undefined], [7], [true]])(
    'becomes no text if it is %j',
    (detail) => {
      expect(textOf(detail)).toBeUndefined();
    },
  );

  it.each([[null], ['text'], [[]], [undefined], [{ message: 'no detail' }]])(
    'becomes neither text nor field errors if the body is %j',
    (body) => {
      expect(normalizeDetail(body)).toEqual({ text: undefined, fieldErrors: [] });
    },
  );

  it('becomes a field error if loc names a field', () => {
    const detail = 'This number is registered already.';
    expect(normalizeDetail({ detail, loc: ['body', 'ssn'] })).toEqual({
      text: detail,
      fieldErrors: [{ loc: ['ssn'], field: 'ssn', message: detail }],
    });
    for (const loc of [[], ['body'], null, {}])
      expect(normalizeDetail({ detail, loc })).toEqual({ text: detail, fieldErrors: [] });
  });

  it('is truncated to 2,000 characters, with an ellipsis at the end', () => {
    const text = textOf('a1 '.repeat(1000));
    expect(text).toHaveLength(2000);
    expect(text).toMatch(/…$/);
  });
});

describe('error detail that is a list', () => {
  it('becomes one line per field, without the leading body', () => {
    const detail = [
      { loc: ['body', 'zip_code'], msg: 'Must be a number', type: 'type' },
      { loc: ['body', 'existing_bank_accounts', 0, 'institution'], msg: 'Unknown', type: 'enum' },
      { loc: ['query', 'page'], msg: 'Must be at least 1', type: 'minimum' },
    ];
    expect(textOf(detail)).toBe(
      'Validation errors:\nzip_code: Must be a number\n' +
        'existing_bank_accounts.0.institution: Unknown\nquery.page: Must be at least 1',
    );
  });

  it('uses the name "unknown field" when loc is missing', () => {
    expect(textOf([{ msg: 'Wrong' }, { loc: ['body'], msg: 'Wrong' }, { loc: [], msg: 'x' }])).toBe(
      'Validation errors:\nunknown field: Wrong\nunknown field: Wrong\nunknown field: x',
    );
  });

  it('uses the message "Invalid value" for an entry without a message', () => {
    expect(textOf([{ loc: ['body', 'city'] }, null])).toBe(
      'Validation errors:\ncity: Invalid value\nunknown field: Invalid value',
    );
  });

  it('becomes no text if the list is empty', () => {
    expect(textOf([])).toBeUndefined();
  });

  it('becomes one line per entry, even if a message has line breaks', () => {
    expect(textOf([{ loc: ['body', 'city'], msg: 'Wrong\nstate: forged' }])).toBe(
      'Validation errors:\ncity: Wrong state: forged',
    );
  });

  it('loses the input, ctx and url of each entry', () => {
    const { text, fieldErrors } = normalizeDetail({
      detail: [
        {
          loc: ['body', 'city'],
          msg: 'Too short',
          type: 'string_too_short',
          input: 'Typed-Value',
          ctx: { min_length: 'Context-Value' },
          url: 'https://errors.example.com/Link-Value',
        },
      ],
    });
    expect(JSON.stringify([text, fieldErrors])).not.toMatch(/Typed|Context|Link/);
  });
});

describe('error detail that is an object', () => {
  it('becomes its JSON text', () => {
    expect(textOf({ code: 'closed', retry: false, open: ['Monday'] })).toBe(
      '{"code":"closed","retry":false,"open":["Monday"]}',
    );
  });

  it('loses input, ctx, url and traces at every depth', () => {
    const technical = { input: 'a', ctx: 'b', url: 'c', stack: 'd', trace: 'e', traceback: 'f' };
    expect(textOf({ ...technical, inner: [{ ...technical, msg: 'Wrong' }] })).toBe(
      '{"inner":[{"msg":"Wrong"}]}',
    );
  });

  it('loses the values of protected fields, however the field names are written', () => {
    expect(
      textOf({
        ssn: 900123456,
        cardNumber: '4242',
        'Date-Of-Birth': { year: 1990 },
        city: 'Agawam',
      }),
    ).toBe(
      '{"ssn":"[removed]","cardNumber":"[removed]","Date-Of-Birth":"[removed]","city":"Agawam"}',
    );
  });

  it('loses the values of protected fields in its other fields too', () => {
    expect(textOf({ password: 'Fiction"al-Pass', message: 'Fiction"al-Pass is common' })).toBe(
      '{"password":"[removed]","message":"[removed] is common"}',
    );
  });
});

describe('a sent value', () => {
  it.each([
    ['900-12-3456', { ssn: '900123456' }],
    ['900123456', { ssn: '900-12-3456' }],
    ['4242 4242 4242 4242', { card_number: '4242424242424242' }],
    ['FICTIONAL-PASS', { password: 'Fictional-Pass' }],
    ['123', { card_security_code: '123' }],
    ['1990-04-12', { date_of_birth: '1990-04-12' }],
    ['19900412', { date_of_birth: '1990-04-12' }],
    ['1990-04-12', { date_of_birth: 19900412 }],
    ['900 12 3456', { ssn: '900123456' }],
    ['900.12.3456', { ssn: 900123456 }],
  ])('of a protected field is removed when repeated as %s', (repeated, sent) => {
    expect(textOf(`Not accepted: ${repeated}.`, sent)).toBe('Not accepted: [removed].');
  });

  it('is removed as a whole when another value is a part of it', () => {
    const sent = { password: 'Fictional', confirm_password: 'Fictional-Pass' };
    expect(textOf('Not accepted: Fictional-Pass.', sent)).toBe('Not accepted: [removed].');
  });

  it.each([
    [{ password: 'Secre' }, 'unsecretive Secre-t', 'unsecretive [removed]-t'],
    [{ password: 'Secret' }, 'unsecretive', 'un[removed]ive'],
    [{ card_expiry_year: '2031' }, '20311 and é2031 and 2031', '20311 and é2031 and [removed]'],
  ])(
    'is removed as a whole word if shorter than six characters, otherwise anywhere: %j',
    (sent, text, shown) => {
      expect(textOf(text, sent)).toBe(shown);
    },
  );

  it.each([
    ...['password', 'confirm_password', 'ssn', 'decrypted_ssn', 'social_security_number'],
    ...['date_of_birth', 'mothers_maiden_name', 'card_number', 'card_expiry', 'cvv', 'cvc'],
    ...['card_expiry_month', 'card_expiry_year', 'card_security_code', 'token', 'accessToken'],
    ...['refresh_token', 'Authorization', 'dl_photo_front', 'dl_photo_back', 'passport_photo'],
    'selfie_photo',
  ])('is removed for the field %s at any depth', (field) => {
    const sent = [{ a: { [field]: [{ data: 'Marker-Value' }] } }];
    expect(textOf('Not accepted: Marker-Value.', sent)).toBe('Not accepted: [removed].');
  });

  it.each([JSON.stringify, encodeURIComponent])(
    'is removed if the server repeats it in another encoding',
    (encode) => {
      const text = textOf(`Rejected: ${encode('Marker "7" & \\ more')}`, {
        password: 'Marker "7" & \\ more',
      });
      expect(text).not.toMatch(/Marker|more/);
    },
  );

  it('is removed from the message and the location of a list entry', () => {
    const detail = [{ loc: ['body', 'Marker-Value'], msg: 'Not Marker-Value' }];
    expect(normalizeDetail({ detail }, { ssn: 'Marker-Value' })).toEqual({
      text: 'Validation errors:\n[removed]: Not [removed]',
      fieldErrors: [{ loc: ['[removed]'], field: '[removed]', message: 'Not [removed]' }],
    });
  });

  it('is not removed if its field is not protected', () => {
    expect(textOf('Agawam is unknown', { city: 'Agawam' })).toBe('Agawam is unknown');
  });
});

describe('a photo', () => {
  it('is removed as a data URL and as bare base64', () => {
    const base64 = 'iVBORw0KGgo='.repeat(40);
    expect(textOf(`Got data:image/png;base64,${base64} and ${base64}`)).toBe(
      'Got [removed] and [removed]',
    );
  });
});
