import { type Runtime, useRuntime } from '../../runtime/runtime.tsx';
import { usePicture } from './use-picture.ts';

interface LogoProps {
  product: Pick<Runtime, 'logoUrl' | 'productName'>;
  size?: number;
}

/** The product's logo, or the first letter of its name on a plate; also outside a runtime. */
export function ProductLogo({ product: { logoUrl, productName }, size = 44 }: LogoProps) {
  const picture = usePicture(logoUrl);
  if (picture !== null) return <img {...picture} alt="" width={size} height={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill="var(--_p-secondary)" />
      <circle cx="20" cy="20" r="14" fill="var(--_p-primary)" />
      <text x="20" y="26" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--_p-on-primary)">
        {productName.slice(0, 1).toUpperCase()}
      </text>
    </svg>
  );
}

export const Logo = (props: Omit<LogoProps, 'product'>) => <ProductLogo product={useRuntime()} {...props} />;
