/** Joins class names and omits falsy ones. */
export const cx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
