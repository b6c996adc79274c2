import { CODE, CUP, HOME, PROFILE, SHIELD } from '../../widgets/shared/ui/pictures/drawings.ts';
import { type Drawing, type IconName, isIconName } from '../../widgets/shared/ui/pictures/Icon.tsx';

const DRAWINGS: Readonly<Record<string, Drawing>> = { code: CODE, cup: CUP, home: HOME, profile: PROFILE, shield: SHIELD };

export const linkIcon = (name: string): IconName | Drawing =>
  Object.hasOwn(DRAWINGS, name) ? (DRAWINGS[name] as Drawing) : isIconName(name) ? name : 'next';
