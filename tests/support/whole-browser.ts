/** A full Chromium in place of the headless shell, which has no camera and cannot install apps. */
import { findBrowser } from '../../scripts/install/chromium.mjs';

const executablePath = findBrowser();

/** Overrides the launch options. Without a Chromium on the machine it uses Playwright's own full one. */
export const WHOLE_BROWSER = executablePath === undefined ? { channel: 'chromium' } : { executablePath };
