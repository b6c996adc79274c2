/** The faults of the sandbox, for a test that answers by itself. */
import { faultResponse, parseFault } from '../../sandbox/b2c/faults.ts';
import { DroppedConnection } from '../../sandbox/b2c/http.ts';

export const FAULTS = [
  '400',
  '404',
  '409',
  '410',
  '418',
  '422',
  '429',
  '500',
  '502',
  '503',
  '401',
  '403',
  '204',
  'drop',
  'malformed',
  'html',
  'html:502',
  'strange',
];

/** What a fault answers instead. */
export async function faultyAnswer(fault: string, answer: () => Promise<Response>): Promise<Response> {
  const parsed = parseFault(fault);
  if (parsed.kind === 'strange') {
    const body = (await (await answer()).json()) as Record<string, unknown>;
    return Response.json({
      ...body,
      ...('status' in body ? { status: 'POSTPONED' } : {}),
      ...('actionType' in body ? { actionType: 'POSTPONED' } : {}),
    });
  }
  if (parsed.kind === 'slow') return answer();
  try {
    return faultResponse(parsed, null);
  } catch (thrown) {
    if (thrown instanceof DroppedConnection) throw new TypeError('Failed to fetch', { cause: thrown });
    throw thrown;
  }
}
