import { ErrorPanel } from '../widgets/shared/ui/Notice.tsx';

/** The whole screen failed (part 2 §2 'Navigation error'). */
export function Oops({ phone, isPending = false, onRetry }: { phone: string | null; isPending?: boolean; onRetry(): void }) {
  return (
    <main>
      <ErrorPanel
        isScreen
        title="Ops! Sembra che qualcosa sia andato storto."
        text="Il tuo ordine e il tuo credito non sono cambiati."
        onRetry={onRetry}
        isPending={isPending}
        phone={phone}
      />
    </main>
  );
}
