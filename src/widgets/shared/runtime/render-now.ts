/** Renders the changes of `update` synchronously, for DOM that the browser reads as soon as an event handler ends. */
export { flushSync as renderNow } from 'react-dom';
