import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { EMPTY_ENQUIRY, enquirySchema, TEXT_MAX } from './enquiry-schema.ts';

const GOOD = {
  fullName: ' Ada Lovelace ',
  email: 'ada@example.com',
  phone: '+44 (0)117 496 0142',
  contactTime: 'pma',
  property: 'Semi-detached house',
  adopt: 'unsure',
  info: '',
};

/** What is wrong with which field. */
function problemsOf(changed: Partial<typeof GOOD>) {
  const { issues = [] } = v.safeParse(enquirySchema, { ...GOOD, ...changed });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('an enquiry', () => {
  it('ENT-27, ENQ-11: has the specification’s fields', () => {
    assert.deepEqual(Object.keys(EMPTY_ENQUIRY), Object.keys(GOOD));
    assert.deepEqual(problemsOf({}), []);
    assert.equal(v.parse(enquirySchema, GOOD).fullName, 'Ada Lovelace');
  });

  it('ENQ-02, ENQ-03, ENQ-04, VAL-40: wants name, email, phone, time and whether it is for this year', () => {
    const { issues = [] } = v.safeParse(enquirySchema, EMPTY_ENQUIRY, { abortPipeEarly: true });
    assert.deepEqual(
      issues.map((issue) => v.getDotPath(issue)),
      ['fullName', 'email', 'phone', 'contactTime', 'adopt'],
    );
    assert.deepEqual(new Set(issues.map(({ message }) => message)), new Set(['problem.required']));
    assert.deepEqual(new Set(Object.values(EMPTY_ENQUIRY)), new Set(['']));
    assert.deepEqual(problemsOf({ fullName: 'x'.repeat(151) }), [['fullName', 'problem.maxLength?max=150']]);
    assert.deepEqual(problemsOf({ fullName: '   ' }), [['fullName', 'problem.required']]);
  });

  it('ENQ-03, VAL-11: takes no email without a domain', () => {
    assert.deepEqual(problemsOf({ email: 'ada@example' }), [['email', 'problem.email']]);
  });

  it('ENQ-04: takes a phone number of seven to twenty digits, however it is grouped, and nothing else', () => {
    for (const phone of ['1234567', '+441174960142', '(0117) 496-0142', '12345678901234567890'])
      assert.deepEqual(problemsOf({ phone }), [], phone);
    for (const phone of ['123456', '+123456', '123456789012345678901', '0117 496 x142', 'ring me'])
      assert.deepEqual(problemsOf({ phone }), [['phone', 'problem.invalid']], phone);
  });

  it('ENQ-08, VAL-36, CONST-05: takes texts of 150 characters, and no longer', () => {
    assert.equal(TEXT_MAX, 150);
    assert.deepEqual(problemsOf({ info: 'x'.repeat(150), fullName: 'x'.repeat(150) }), []);
    assert.deepEqual(problemsOf({ info: 'x'.repeat(151) }), [['info', 'problem.maxLength?max=150']]);
  });
});
