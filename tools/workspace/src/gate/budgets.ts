/** Compressed bytes of each export of each entry; `*` is all of an entry together. */
export type Sizes = Record<string, Record<string, number>>;

/** What weighs more than it may, has no budget, or has one although it is gone. */
export function compareWithBudgets(sizes: Sizes, budgets: Sizes): string[] {
  const entries = new Set([...Object.keys(sizes), ...Object.keys(budgets)]);
  return [...entries].flatMap((entry) => {
    const measured = sizes[entry] ?? {};
    const allowed = budgets[entry] ?? {};
    return [...new Set([...Object.keys(measured), ...Object.keys(allowed)])].flatMap((name) => {
      const what = `${name} of ${entry}`;
      const is = measured[name];
      const may = allowed[name];
      if (is === undefined)
        return [`${what} is gone: take its budget out of tools/gate/bytes.json`];
      if (may === undefined)
        return [`${what} needs a budget in tools/gate/bytes.json: it has ${is} bytes`];
      return is > may ? [`${what} has ${is} bytes, its budget is ${may}`] : [];
    });
  });
}
