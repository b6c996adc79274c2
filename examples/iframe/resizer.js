// The width follows this page, the height follows the menu.
window.iFrameResize({}, '#menu');
