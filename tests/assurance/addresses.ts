import { isApiPath } from '../../src/widgets/shared/rules/addresses.ts';

/** Whether a path may be read as one of the API's; one that is escaped too often may be. */
export function namesApi(pathname: string): boolean {
  try {
    return isApiPath(pathname);
  } catch {
    return true;
  }
}
