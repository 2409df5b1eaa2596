// Read before the reference API or its model is: no test fails because a price has ended since.
process.env.HEQ_TODAY ??= '2026-08-15';
