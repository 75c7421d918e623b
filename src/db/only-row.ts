/** The first row of a statement that always gives one; throws where it gave none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement gave no row');
  return row;
}
