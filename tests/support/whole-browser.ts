/** A whole Chromium in place of the shell: for what the shell has not, a camera and the installation of the app. */
import { findBrowser } from '../../scripts/chromium.mjs';

const executablePath = findBrowser();

/** Over the launch options; without a Chromium of the machine, Playwright's own whole one. */
export const WHOLE_BROWSER = executablePath === undefined ? { channel: 'chromium' } : { executablePath };
