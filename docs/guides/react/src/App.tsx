import { useState } from 'react';
import type { ReplayEvents, SwtcgReplay } from 'swtcg-elements';
import type {} from 'swtcg-elements/react';
import 'swtcg-elements/swtcg-replay';

const EXAMPLE = `
title: Does Evade stop Critical Hit?
dark: 3 Force
  space: Grey Destroyer 30/5/6 "Critical Hit 2"
light: 4 Force
  space: Marsh Wing 20/3/3 "Pay 1 Force -> Evade 2"
Grey Destroyer attacks Marsh Wing, rolling 6 4 2 1 5
Marsh Wing evades 2
`;

export function App() {
  const [said, setSaid] = useState('');
  const [viewer, setViewer] = useState<SwtcgReplay | null>(null);
  return (
    <main>
      <swtcg-replay
        ref={setViewer}
        file={EXAMPLE}
        log="hide"
        onswtcg-step={({ detail }: CustomEvent<ReplayEvents['swtcg-step']>) => setSaid(detail.text)}
      />
      <p>
        <button type="button" onClick={() => viewer?.next()}>
          Next
        </button>{' '}
        <output>{said}</output>
      </p>
    </main>
  );
}
