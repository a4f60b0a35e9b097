/** Without each item that is not needed, as long as what is left is enough. */
export async function shortest<Item>(
  items: readonly Item[],
  isEnough: (fewer: readonly Item[]) => Promise<boolean> | boolean,
): Promise<readonly Item[]> {
  let kept = items
  for (let place = items.length - 1; place >= 0; place -= 1) {
    const fewer = kept.toSpliced(place, 1)
    if (await isEnough(fewer)) kept = fewer
  }
  return kept.length < items.length ? shortest(kept, isEnough) : kept
}
