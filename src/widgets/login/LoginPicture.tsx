/** The bowl of the sign-in screen; decorative. The file is drawn by `npm run pictures` from the demo's illustrator. */
import bowl from './login-bowl.svg';

export function LoginPicture() {
  return <img src={bowl} alt="" width={400} height={300} decoding="async" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />;
}
