import { documentFaults, inlinedStyles } from '../document.ts'
import { contentSecurityPolicy, policyDirectives } from '../headers.ts'

/** What is wrong with a document under the policy it came with. */
export function policyFaults(html: string, policy: string, secure: boolean) {
  const faults = documentFaults(html)
  const foreign = /<script\b[^>]*\ssrc="(?!\/assets\/)[^"]*"/.exec(html)
  if (foreign) faults.push(`names a script that is not the site’s: ${foreign[0]}`)
  const given = policyDirectives(policy)
  const due = contentSecurityPolicy(inlinedStyles(html), messageOrigin(policy))
  const expected = [...policyDirectives(due)]
  if (secure) expected.push(['upgrade-insecure-requests', []])
  for (const [name, sources] of expected) {
    if (!admits(name, given.get(name), sources))
      faults.push(`has a policy whose ${name} is ${given.get(name)?.join(' ') ?? 'absent'}`)
  }
  return faults
}

/** The styles of other pages may be admitted too: some hosts have one policy for all. */
function admits(
  name: string,
  given: readonly string[] | undefined,
  due: readonly string[],
) {
  const extra = given?.filter((source) => !due.includes(source)) ?? []
  return (
    due.every((source) => given?.includes(source)) &&
    given !== undefined &&
    extra.every((source) => name === 'style-src' && source.startsWith(`'sha256-`))
  )
}

/** The origin that a policy lets messages go to; empty when there is none. */
export function messageOrigin(policy: string) {
  const sources = policyDirectives(policy).get('connect-src') ?? []
  return sources.find((source) => source !== `'self'`) ?? ''
}
