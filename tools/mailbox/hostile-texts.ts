/**
 * Texts that become markup, script, an address or a header wherever they are not taken as text.
 * What would run calls `injected()`; what would become an element bears `data-f25`.
 */
export const hostileTexts = [
  '<script>injected()</script>',
  '<svg/onload=injected() data-f25>',
  '<img src=x onerror=injected() data-f25>',
  'javascript:injected()//',
  ' \u0001java\tscript&colon;injected()',
  'data:text/html,<script>injected()</script>',
  '" autofocus onfocus="injected()" data-f25="',
  "' autofocus onfocus='injected()' data-f25='",
  '"><iframe data-f25 srcdoc="&lt;script&gt;parent.injected()&lt;/script&gt;"></iframe>',
  `'><a href="javascript:injected()" data-f25>lien</a><base href="//exemple.fr/">`,
  '</textarea><script>injected()</script>',
  '</title><meta http-equiv=refresh content="0;url=//exemple.fr/" data-f25>',
  '</script><script>injected()</script>',
  '"}]};\u2028injected();\u2029//',
  '</style><style>*{background:url(//exemple.fr/)}</style>',
  'x:expression(injected());background:url(javascript:injected())',
  '--><img src=x onerror=injected() data-f25><!--',
  ']]><script>injected()</script><![CDATA[',
  "{{constructor.constructor('injected()')()}}",
  '${injected()} #{injected()} <%= injected() %>',
  '&lt;script&gt;injected()&lt;/script&gt;&#x3C;img src=x onerror=injected()&#62;',
  '%3Cscript%3Einjected()%3C/script%3E%0d%0aSet-Cookie:f25=1%',
  '<scr\0ipt>injected()</scr\0ipt>\0',
  '+ADw-script+AD4-injected()+ADw-/script+AD4-',
  '\u202E<b data-f25>gpj.exe\u202C\u2066\u200F',
  'Zoé\r\nBcc: victime@exemple.fr\r\nContent-Type: text/html\r\n\r\n<script>injected()</script>',
  '<noscript><p title="</noscript><img src=x onerror=injected() data-f25>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=injected() data-f25>">',
  '<form id=root data-f25><input name=body><img name=currentScript id=incomplete></form>',
  '__proto__[injected]=1&constructor[prototype][injected]=1',
] as const

/** What a field of one line keeps of a text: the browser itself drops its line breaks. */
export function withoutBreaks(text: string) {
  return text.replaceAll(/[\r\n]/g, '')
}

/** What a field of several lines keeps of a text: the browser itself makes its breaks alike. */
export function withPlainBreaks(text: string) {
  return text.replaceAll(/\r\n?/g, '\n')
}
