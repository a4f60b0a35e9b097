/** Leaves with one sentence when the machine's own Node is too old for the commands. */
export function refuseOldNode() {
  const version = process.versions.node
  if (Number(version.split('.')[0]) >= 20) return
  console.error(`Node 20 or newer is needed, and this is Node ${version}.`)
  process.exit(1)
}
