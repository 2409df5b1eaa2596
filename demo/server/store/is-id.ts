/** Whether it can be a quote's. No database is asked for what can't: PostgreSQL takes no NUL in a text. */
export function isId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}
