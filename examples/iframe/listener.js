// Works without a library: the menu posts its height, in CSS pixels, whenever it changes.
window.addEventListener('message', (event) => {
  const frame = document.getElementById('menu');
  // Any window can post a message to this page, so it accepts only messages of the menu's frame, from the menu's origin.
  if (frame === null || event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin) return;
  const { type, height } = event.data ?? {};
  if (type !== 'pausa-menu:height' || !Number.isFinite(height) || height <= 0) return;
  frame.style.height = `${height}px`;
});
