/** The picture of the sign-in screen; decorative. `npm run pictures` generates the file with the demo's illustrator. */
import bowl from './login-bowl.svg';

export function LoginPicture() {
  return <img src={bowl} alt="" width={400} height={300} decoding="async" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />;
}
