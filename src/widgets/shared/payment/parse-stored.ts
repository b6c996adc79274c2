import { read, type Schema } from '../../../api/index.ts';

/** Parses a stored JSON text. Null when there is none, and for invalid data: storage can be edited. */
export function parseStored<T>(schema: Schema<T>, text: string | null): T | null {
  try {
    return read(schema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
