/** A channel to the browser's other pages; null where there is none, or where it is refused (Firefox with blocked cookies). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
