import { asAmount, asCount, asDay, asFlag, asMoment, asText, type Decode } from './values.ts';

/**
 * Thrown when a response is not what the contract describes, so that no screen could render it: another type, a
 * missing list, or no field that could be used.
 */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

/**
 * Called with the path of each required field that is missing or malformed, and of each optional field that is
 * malformed. Never called with a value.
 */
export type ReportMissing = (field: string) => void;

/** The place of a value within a response. */
interface Place {
  path: string;
  report: ReportMissing;
  /** Called when a required field has a value, so that its object is usable. */
  found: () => void;
}

/** Decodes a value at its place. Completes or rejects a value that is missing or malformed. */
export type Field<Value> = (value: unknown, place: Place) => Value;

/** Reports and completes a required field that is missing or malformed, so that it costs only its own line. */
export const required =
  <Value, Empty>(decode: Decode<Value>, empty: Empty): Field<Value | Empty> =>
  (value, { path, report, found }) => {
    const decoded = decode(value);
    if (decoded === undefined) report(path);
    else found();
    return decoded ?? empty;
  };

/** A missing text becomes ''. */
export const text = required(asText, '');
/** A missing amount becomes `undefined`, never 0. */
export const amount = required(asAmount, undefined);
/** A missing count becomes `undefined`, never 0. */
export const count = required(asCount, undefined);
/** A missing flag becomes `undefined`, never `false`. */
export const flag = required(asFlag, undefined);
/** A missing day becomes `undefined`, never today. */
export const day = required(asDay, undefined);
/** A missing moment becomes `undefined`, never now. */
export const moment = required(asMoment, undefined);

/** Leaves out an optional field that is missing or malformed, and reports a malformed one. */
export const optional =
  <Value>(decode: Decode<Value>): Field<Value | undefined> =>
  (value, { path, report }) => {
    const decoded = decode(value);
    if (decoded === undefined && value !== undefined && value !== null) report(path);
    return decoded;
  };

/** Rejects an object without this field, because it would be unusable. */
export const must =
  <Value>(decode: Decode<Value>): Field<Value> =>
  (value, { path, report, found }) => {
    const decoded = decode(value);
    if (decoded === undefined) report(path);
    if (decoded === undefined) throw new WrongShape();
    found();
    return decoded;
  };

const textOrNull = required(asText, null);

/** Decodes a text that the contract allows to be `null`. */
export const nullable: Field<string | null> = (value, place) =>
  value === null ? null : textOrNull(value, place);

/** A decoder for each field of an object. */
export type FieldsOf<Value> = { [Name in keyof Value]-?: Field<Value[Name]> };

/** Decodes an object. Rejects another type, and an object in which no required field has a value. */
export const object =
  <Value extends object>(fields: FieldsOf<Value>): Field<Value> =>
  (value, { path, report, found }) => {
    if (!isObject(value)) throw new WrongShape();
    let isUsable = false;
    const decoded = Object.entries<Field<unknown>>(fields).map(([name, decode]) => {
      const place = { path: path + name, report, found: () => void (isUsable = true) };
      return [name, decode(value[name], place)];
    });
    if (!isUsable) throw new WrongShape();
    found();
    return Object.fromEntries(decoded.filter(([, each]) => each !== undefined)) as Value;
  };

/**
 * Decodes a list. Reports and leaves out the rows without a usable field. Rejects a missing list and one with only
 * unusable rows, because the screen would show an empty list.
 */
export const list =
  <Row>(decodeRow: Field<Row>): Field<Row[]> =>
  (value, { path, report, found }) => {
    if (!Array.isArray(value)) throw new WrongShape();
    const rows = value.flatMap((row: unknown) => {
      const place = { path: `${path}[].`, report, found: () => undefined };
      const decoded = orUndefined(() => decodeRow(row, place));
      if (decoded === undefined) report(`${path}[]`);
      return decoded === undefined ? [] : [decoded];
    });
    if (rows.length === 0 && value.length > 0) throw new WrongShape();
    found();
    return rows;
  };

/** Returns a decoder of a whole response. */
export const response =
  <Value>(field: Field<Value>) =>
  (body: unknown, report: ReportMissing = () => undefined): Value =>
    field(body, { path: '', report, found: () => undefined });

/** Returns a decoder for an optional object: with all fields that are decoded by `must`, or not at all. */
export const complete = <Value extends object>(fields: FieldsOf<Value>): Decode<Value> => {
  const decode = response(object(fields));
  return (value) => orUndefined(() => decode(value));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the result, or `undefined` if it throws `WrongShape`. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongShape) return undefined;
    throw error;
  }
}
