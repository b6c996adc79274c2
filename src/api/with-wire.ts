import type * as v from 'valibot';
import type { Schema } from './schema.ts';

/** Its reading has the JSON as it came, in `wire`. */
/* @__NO_SIDE_EFFECTS__ */
export const withWire = <S extends Schema>(schema: S) =>
  ({
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: object) {
      const wire = dataset.value;
      const read = schema['~run'](dataset, config);
      if (read.typed) read.value = { ...(read.value as object), wire };
      return read;
    },
  }) as unknown as Schema<v.InferOutput<S> & { readonly wire?: unknown }, v.InferInput<S>>;
