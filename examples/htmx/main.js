import 'htmx.org';

// The document stays when htmx replaces a part, so its listeners hear the elements of every part.
document.addEventListener('pausa-session-required', (event) => {
  event.preventDefault();
  const note = document.querySelector('#sign-in');
  note.querySelector('a').href = event.detail.loginUrl;
  note.hidden = false;
});
document.querySelector('#sign-in').addEventListener('click', ({ currentTarget }) => (currentTarget.hidden = true));
