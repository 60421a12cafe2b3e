/** These run in the page, so none may use anything outside its own body. */

export const EMPTY = { open: '#empty-open', tab: '#empty-tab', next: '#empty-next' } as const;

/** A native dialog with a text that changes and two empty panels. */
export function addEmptyDialog(): void {
  const add = (parent: Element, name: string, id: string, text = '') => {
    const element = Object.assign(document.createElement(name), { id, textContent: text });
    parent.append(element);
    return element;
  };
  const opener = add(document.querySelector('main') ?? document.body, 'button', 'empty-open', 'Abrir');
  const dialog = add(document.body, 'dialog', 'empty-dialog') as HTMLDialogElement;
  const [tab, next] = [add(dialog, 'button', 'empty-tab', 'Aba'), add(dialog, 'button', 'empty-next', 'Outra')];
  const panels = [add(dialog, 'div', 'empty-one'), add(dialog, 'div', 'empty-two')];
  const word = add(dialog, 'p', 'empty-word', '1');
  opener.addEventListener('click', () => dialog.showModal());
  tab.addEventListener('click', () => {
    for (const panel of panels) panel.toggleAttribute('hidden');
  });
  next.addEventListener('click', () => {
    word.textContent = String(Number(word.textContent) + 1);
  });
}

type Watched = Window & { watched?: Promise<number> };

/** From the browser's press event to the task after the frame that shows it. */
export function armWatch(): void {
  (window as Watched).watched = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
}

export function readWatch(): Promise<number> {
  return (window as Watched).watched ?? Promise.reject(new Error('armWatch was not called'));
}
