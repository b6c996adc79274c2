/** Renders what `update` changes before it returns: for what the browser looks at as soon as an event is over. */
export { flushSync as renderNow } from 'react-dom';
