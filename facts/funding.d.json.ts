declare const facts: import('./funding-schema.ts').FundingFacts
export default facts
