/** True for what can be a quote's id. Others never reach the database: PostgreSQL rejects a text with a NUL. */
export function isId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}
