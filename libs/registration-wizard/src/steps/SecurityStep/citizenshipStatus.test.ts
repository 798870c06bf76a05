import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusAfter, type CitizenshipStatus } from './citizenshipStatus.ts';

const resident: CitizenshipStatus = {
  isUsCitizen: false,
  isPermanentResident: true,
  citizenshipCountry: 'Canada',
};
const citizen: CitizenshipStatus = {
  isUsCitizen: true,
  isPermanentResident: false,
  citizenshipCountry: '',
};

test('checking US Citizen clears permanent resident and the country', () => {
  expect(statusAfter(resident, 'citizen', true)).toEqual(citizen);
});

test('checking Permanent Resident clears US Citizen', () => {
  expect(statusAfter(citizen, 'resident', true)).toMatchObject({
    isUsCitizen: false,
    isPermanentResident: true,
  });
});

test.each([resident, citizen])('checking None of the above clears both statuses', (status) => {
  expect(statusAfter(status, 'neither', true)).toMatchObject({
    isUsCitizen: false,
    isPermanentResident: false,
  });
});

test('clearing the only status selects None of the above', () => {
  for (const [status, box] of [
    [resident, 'resident'],
    [citizen, 'citizen'],
  ] as const)
    expect(statusAfter(status, box, false)).toMatchObject({
      isUsCitizen: false,
      isPermanentResident: false,
    });
});

test('US Citizen and Permanent Resident are never both selected, whatever is clicked', () => {
  const clicks = fc.array(
    fc.tuple(
      fc.constantFrom('citizen' as const, 'resident' as const, 'neither' as const),
      fc.boolean(),
    ),
  );
  fc.assert(
    fc.property(clicks, (list) => {
      const status = list.reduce(
        (now, [box, isChecked]) => statusAfter(now, box, isChecked),
        citizen,
      );
      expect(status.isUsCitizen && status.isPermanentResident).toBe(false);
      if (status.isUsCitizen) expect(status.citizenshipCountry).toBe('');
    }),
  );
});
