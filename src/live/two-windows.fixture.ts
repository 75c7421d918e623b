/** Two windows that post to each other as browsers do, and a stranger's; enough of each for the protocol. */
interface FakeWindow extends EventTarget {
  origin: string;
  parent: FakeWindow;
  CustomEvent: typeof CustomEvent;
  structuredClone: typeof structuredClone;
  postMessage(data: unknown, origin: string, transfer?: MessagePort[]): void;
}

export interface TwoWindows {
  admin: FakeWindow;
  frame: FakeWindow;
  stranger: FakeWindow;
  /** Delivers what somebody claims to send to a window. */
  deliver(
    to: FakeWindow,
    message: { data: unknown; origin: string; source: FakeWindow | null; ports?: MessagePort[] },
  ): void;
}

export const adminOrigin = 'https://admin.example';
export const shopOrigin = 'https://shop.example';

export function openTwoWindows(): TwoWindows {
  const make = (origin: string, otherOrigin: string): FakeWindow => {
    const target = new EventTarget() as FakeWindow;
    Object.assign(target, { origin, parent: target, CustomEvent, structuredClone });
    target.postMessage = (data, targetOrigin, ports = []) => {
      if (targetOrigin !== origin) return;
      const source = target === admin ? frame : admin;
      const copy: unknown = structuredClone(data);
      setTimeout(() => deliver(target, { data: copy, origin: otherOrigin, source, ports }));
    };
    return target;
  };
  const deliver: TwoWindows['deliver'] = (to, { data, origin, source, ports = [] }) => {
    const event = new Event('message');
    Object.assign(event, { data, origin, ports });
    Object.defineProperty(event, 'source', { value: source });
    to.dispatchEvent(event);
  };
  const admin = make(adminOrigin, shopOrigin);
  const frame = make(shopOrigin, adminOrigin);
  const stranger = make('https://evil.example', 'https://evil.example');
  frame.parent = admin;
  return { admin, frame, stranger, deliver };
}

/** Windows and ports deliver later. */
export const delivered = () => new Promise((resolve) => setTimeout(resolve, 300));
