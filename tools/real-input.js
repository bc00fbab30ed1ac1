// For the tests in a browser: the browser's own mouse, keys and fingers, not events made up by a script; what kind of
// screen it takes itself to have; and what the page keeps once nobody needs it any more.

/** @returns {import('@web/test-runner-core').TestRunnerPlugin} */
export const realInput = () => ({
  name: 'real-input',
  async executeCommand({ command, payload, session }) {
    if (!command.startsWith('real-')) return undefined;
    const page = session.browser.getPage(session.id);
    const { x = 0, y = 0, key = '' } = payload ?? {};
    if (command === 'real-click') await page.mouse.click(x, y);
    else if (command === 'real-drag') {
      await page.mouse.move(x, y);
      await page.mouse.down();
    } else if (command === 'real-move') await page.mouse.move(x, y);
    else if (command === 'real-drop') await page.mouse.up();
    else if (command === 'real-tap') await page.touchscreen.tap(x, y);
    else if (command === 'real-key') await page.keyboard.press(key);
    else if (command === 'real-text') await page.keyboard.type(key);
    else if (command === 'real-media' || command === 'real-touch') {
      const devtools = await page.createCDPSession();
      if (command === 'real-media')
        await devtools.send('Emulation.setEmulatedMedia', { features: payload.features });
      else await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: payload.enabled });
    } else if (command === 'real-kept') {
      const devtools = await page.createCDPSession();
      await devtools.send('HeapProfiler.enable');
      await devtools.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
      return { nodes, listeners };
    } else return undefined;
    return true;
  },
});
