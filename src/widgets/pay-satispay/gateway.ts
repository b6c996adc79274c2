import { ApiError } from '../../api/index.ts';

/** Unwraps an answer. An `error` in a 2xx answer is a refusal by the server, with that sentence. @throws ApiError */
export async function satispayData<Data>(answer: Promise<{ data: Data } | { error: string }>): Promise<Data> {
  const given = await answer;
  if ('data' in given) return given.data;
  throw new ApiError('satispay', { kind: 'http', status: 400, error: null, message: given.error });
}
