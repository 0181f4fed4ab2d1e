/** Prints the page after the last render is painted: two frames later. */
export async function printWindow(): Promise<void> {
  await nextFrame();
  await nextFrame();
  window.print();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
