/** Parses a stored JSON text. Null when there is none, and for invalid data: storage can be edited. */
export function parseStored<T>(schema: { safeParse(value: unknown): { readonly data?: T | undefined } }, text: string | null): T | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
