import { initialize } from '../vendor/open-iframe-resizer/index.js';

// The width follows this page, the height follows the menu.
await initialize({}, '#menu');
