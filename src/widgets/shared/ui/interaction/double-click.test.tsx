import { expect, test } from 'vitest';
import { ignoreRestOfDoubleClick } from './double-click.ts';

/** Presses as a mouse does; `detail`: the number of the click in a row. @returns which events still do something */
function press(detail: number): string[] {
  const button = document.createElement('button');
  document.body.append(button);
  const heard: string[] = [];
  for (const type of ['mousedown', 'click']) {
    button.addEventListener(type, () => heard.push(type));
    const event = new MouseEvent(type, { detail, bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    if (event.defaultPrevented) heard.push(`${type} prevented`);
  }
  button.remove();
  return heard;
}

test('the rest of a double click presses nothing and moves no focus; the next click is one of its own', () => {
  ignoreRestOfDoubleClick();
  expect(press(2)).toEqual(['mousedown prevented', 'click prevented']);
  expect(press(3)).toEqual(['mousedown prevented', 'click prevented']);
  expect(press(1)).toEqual(['mousedown', 'click']);
  expect(press(2)).toEqual(['mousedown', 'click']);
});
