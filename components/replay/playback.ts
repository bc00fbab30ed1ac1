// Steps that follow by themselves, until somebody stops them or there are no more: deeds and rolls are given time, chances
// at which nobody acts are not.
import type { Hold } from './hold.ts';
import type { SwtcgReplay } from './replay.ts';

const PACE = 1400;
const QUICK = 650;

export class Playback {
  readonly #viewer: SwtcgReplay;
  readonly #hold: Hold;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** It is to play as soon as there is a game. */
  #eager = false;

  constructor(viewer: SwtcgReplay, hold: Hold) {
    this.#viewer = viewer;
    this.#hold = hold;
  }

  play(): void {
    const viewer = this.#viewer;
    const { course, index } = viewer;
    viewer._asked = true;
    // The file may have been named just now.
    this.#eager = !course.source || viewer.isUpdatePending;
    if (viewer.playing || (course.length < 2 && !course.growing)) return;
    if (index >= course.length - 1 && !course.growing) viewer.seek(0);
    viewer.playing = true;
    viewer._tell('swtcg-play', { step: course.address(viewer.index) });
    this.wait();
  }

  pause(): void {
    this.#eager = false;
    this.stop();
  }

  /** It may be about to go on with another game. */
  stop(): void {
    const viewer = this.#viewer;
    if (!viewer.playing) return;
    viewer.playing = false;
    clearTimeout(this.#timer);
    viewer._tell('swtcg-pause', { step: viewer.course.address(viewer.index) });
  }

  /** There is a game: `fresh` where it was not shown before. */
  ready(fresh: boolean): void {
    if (fresh && (this.#viewer.autoplay || this.#eager)) this.play();
    if (!this.#viewer._loading) this.#eager = false;
  }

  /** The present step stands for its time, from now on. */
  wait(): void {
    const { course, index, speed, playing } = this.#viewer;
    if (!playing) return;
    const kind = course.lines[index]?.entry.kind;
    const pace = kind === 'window' || kind === 'place' ? QUICK : PACE;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), pace / speed);
  }

  #tick(): void {
    const viewer = this.#viewer;
    const { course } = viewer;
    // Whoever is about to pause finds the button where it was. A finger has long gone from where it last pressed.
    const currentTarget = viewer.renderRoot.querySelector('.ctl:hover');
    if (currentTarget && !matchMedia('(pointer: coarse)').matches) this.#hold.handleEvent({ currentTarget });
    if (viewer.index < course.length - 1) viewer.next();
    else if (!course.growing) {
      this.pause();
      viewer._tell('swtcg-ended', { step: course.address(viewer.index) });
      return;
    }
    this.wait();
  }
}
