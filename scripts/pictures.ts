/** Draws the pictures that are part of the app itself, with the demo's illustrator: `npm run pictures`. */
import { writeFileSync } from 'node:fs';
import { dishPicture } from '../sandbox/pictures/index.ts';

const bowl = dishPicture({
  seed: 'login',
  category: 'insalate',
  label: 'Poke salmone, avocado e uovo',
  ingredients: ['riso, salmone, avocado, uovo, edamame, cetriolo, mais'],
  ground: 4,
});
writeFileSync(new URL('../src/widgets/login/login-bowl.svg', import.meta.url), bowl);
