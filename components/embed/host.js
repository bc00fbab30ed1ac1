// For the page around: every frame with an embed becomes as high as what it shows.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'swtcg-size' || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = String(Math.min(data.height, 20_000));
});
