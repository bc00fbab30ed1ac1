// For the page around: every frame with an embed becomes as high as what it shows.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'swtcg-size' || !(data.height > 0)) return;
  // Other frames of the page stay as they are.
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && /\/embed\.html(?:[?#]|$)/.test(frame.src))
      frame.height = String(Math.min(data.height, 20_000));
});
