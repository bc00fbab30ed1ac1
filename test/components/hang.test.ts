import { expect } from '@open-wc/testing';
import { hungAt } from '../../components/shared/hang.ts';

const room = { width: 400, height: 600 };
const sheet = { width: 300, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 });
const below = { side: 'below', gap: 6, rtl: false } as const;
const beside = { side: 'beside', gap: 10, rtl: false } as const;

describe('where a sheet hangs', () => {
  it('is below its place, or above where there is no room below', () => {
    expect(hungAt(box(20, 100), sheet, room, below)).to.eql([20, 126]);
    expect(hungAt(box(20, 500), sheet, room, below)).to.eql([20, 294]);
  });

  it('is inside the window at every edge', () => {
    expect(hungAt(box(380, 100), sheet, room, below)[0]).to.equal(92);
    expect(hungAt(box(-50, -30), sheet, room, below)).to.eql([8, 8]);
    expect(hungAt(box(20, 290), { width: 300, height: 580 }, room, below)).to.eql([20, 12]);
  });

  it('starts at the upper left where it is larger than the window', () => {
    expect(hungAt(box(20, 100), { width: 900, height: 900 }, room, below)).to.eql([8, 8]);
  });

  it('ends where its place ends, right to left', () => {
    expect(hungAt(box(320, 100), sheet, room, { ...below, rtl: true })).to.eql([80, 126]);
  });

  it('is beside its place, on the side with room', () => {
    const wide = { width: 1000, height: 600 };
    expect(hungAt(box(20, 100), sheet, wide, beside)).to.eql([90, 100]);
    expect(hungAt(box(800, 100), sheet, wide, beside)).to.eql([490, 100]);
    expect(hungAt(box(400, 100), sheet, wide, { ...beside, rtl: true })).to.eql([90, 100]);
  });
});
