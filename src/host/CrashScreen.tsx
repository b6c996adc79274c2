import { ErrorPanel } from '../widgets/shared/ui/feedback/Notice.tsx';

/** The full-screen error (part 2 §2 'Navigation error'). */
export function CrashScreen({ phone, isPending = false, onRetry }: { phone: string | null; isPending?: boolean; onRetry(): void }) {
  return (
    <main>
      <ErrorPanel
        isScreen
        title="Ops! Sembra che qualcosa sia andato storto."
        text="Riprova. Se stavi pagando, guarda prima nella lista ordini se il pagamento è già partito."
        onRetry={onRetry}
        isPending={isPending}
        phone={phone}
      />
    </main>
  );
}
