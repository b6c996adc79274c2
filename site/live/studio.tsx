/** The brand studio, a page of its own: its previews are the live examples beside it. */
import { createRoot } from 'react-dom/client';
import '../../src/widgets/shared/ui/theme/theme.css.ts';
import { Studio } from '../../stories/studio/Studio.tsx';

const place = document.querySelector('#studio');
if (place !== null) createRoot(place).render(<Studio />);
