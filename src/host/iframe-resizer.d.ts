/** The child script has no exports: importing it starts it. */
declare module 'iframe-resizer/js/iframeResizer.contentWindow.js';
