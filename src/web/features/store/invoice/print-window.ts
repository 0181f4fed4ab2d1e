/** Prints the page, once what was rendered last stands on it: after the next two frames. */
export async function printWindow(): Promise<void> {
  await nextFrame();
  await nextFrame();
  window.print();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
