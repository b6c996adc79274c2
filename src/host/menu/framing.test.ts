import { describe, expect, test } from 'vitest';
import { PLAIN_FORMAT, readRequest } from './framing.ts';

/** As iframe-resizer 4.3.11 writes it, for a frame with the id `menu`. */
const RESIZER_INIT = '[iFrameSizer]menu:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true';

/** Begins to speak as the message asks, and says these heights at a width of 900. */
function answers(message: unknown, ...heights: number[]): unknown[] {
  const request = readRequest(message);
  if (request?.kind !== 'begin') throw new Error('not a beginning');
  return heights.map((height) => request.format(height, 900));
}

test('who has said nothing hears the plain message', () =>
  expect(PLAIN_FORMAT(1234, 900)).toStrictEqual({ type: 'pausa-menu:height', height: 1234 }));

test('iframe-resizer 4.3.11', () =>
  expect(answers(RESIZER_INIT, 720, 5558)).toStrictEqual(['[iFrameSizer]menu:720:900:init', '[iFrameSizer]menu:5558:900:resizeObserver']));

test('open-iframe-resizer', () =>
  expect(answers({ type: 'iframe-child-init', bodyPadding: '900px', targetElementSelector: 'html' }, 720)).toStrictEqual([
    { type: 'iframe-resized', width: 900, height: 720 },
  ]));

test('whoever asks plainly', () =>
  expect(answers({ type: 'pausa-menu:ask' }, 720)).toStrictEqual([{ type: 'pausa-menu:height', height: 720 }]));

test.each(['[iFrameSizer]resize', '[iFrameSizer]reset', { type: 'iframe-get-child-dimensions' }])('%j: once more', (message) =>
  expect(readRequest(message)).toStrictEqual({ kind: 'repeat' }),
);

describe('is nothing that is answered:', () => {
  test.each([
    null,
    undefined,
    '',
    'hello',
    7,
    [],
    {},
    { type: 7 },
    { type: 'pausa-menu:height', height: 5 },
    { type: 'iframe-resized', height: 5 },
    '[iFrameSizer]',
    '[iFrameSizer]message:{"a":true}',
    '[iFrameSizer]pageInfo:{}',
    '[iFrameSizer]menu:720:900:init',
    '[iFrameResizerChild]Ready',
  ])('%j', (message) => expect(readRequest(message)).toBeNull());
});
