// Without any library: the menu says how high it is, in CSS pixels, whenever that changes.
window.addEventListener('message', (event) => {
  const frame = document.getElementById('menu');
  // Anybody may send a message to this page: only the menu's own frame, showing the menu's own origin, is heard.
  if (frame === null || event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin) return;
  const { type, height } = event.data ?? {};
  if (type !== 'pausa-menu:height' || !Number.isFinite(height) || height <= 0) return;
  frame.style.height = `${height}px`;
});
